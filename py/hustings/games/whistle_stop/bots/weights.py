"""Learned by tools/research/train_whistle_stop.py: for each kind of game (see
learned.first_row) a row for each moment (see learned.MOMENTS).

The columns: for regions see LearnedModel.shares, for cards learned.CARD_GROUPS.
"""

from __future__ import annotations

from typing import Final

REGION_WORTH: Final = (
    "500:c-mc(T}V@57{~wbdv<nqwlz0Kn5=N3pi48ssEf)EM8Yh*sEd*?f<#2TG>E)Vl)5nrN-NQ_ZWbvbNug;-u}Bgts"
    "lW^>b6QC%nQI^CoIM@dLD1*!|317tKYq`1#n~XHlA_^%b-F4<8`T<V!W|PQ;{!?}?MQkf?4_@fMIw5H-lP#BpUy{C$"
    "d2o1bJghod{K>jIEWy>r+OfVBt$629`k-R6^GYEtdf&2(U_8njMeWXpoe3<))?Th-x3x2M2VMrM~8TuZ1F^Db$*cYs"
    "9sH^8t1qeil2^chZ`JqNkPFwUD2&@ArljhBIcots0178U^aE=g!hq-7#(K?Vn2u$kOPI%Svzlp9p7XJWcb-emNs)Ys"
    "=<ucS*ZtwC^Pz{vW;!S34_xsyLp_ZwXmM6@LpbFA#!PoKD7uht$sd5K}Df7>_>*ssTITdHw(|`4_o99v;(*lN<)CWd"
    "=6b&J|2cd>_qJ*FA+;NwxHE8AzAJCL6gRg_S(D{rjLe~vvNN3)00@3W+{Ln`5k(xBo?808pT`79rV$-vP>p?#t56I0"
    "$AeNx{m=?$V;#fay%Cnbh9rgMlJ?fGAc2($xDkgh$R{_Sn8x|2=Eyunk|+1Nrgsl)I1kYLA7QDLl#a-3vnANR9W9w9"
    "%d}hDM-I!4y5Q4&oQfZ6c@u@+@L)?ot0@v5Dt4VM!R_vUC@d!91(B^Ih(u;^LBoBov_~&<>e?f`T?=g<VK4@c1)ZRm"
    "Z?v*K&2K;ivhk&Rf?ovK`WZfSJ^8nk3{v$Q*laYW(xUCFObX|)N6vD{iZ|0Q*i!Tonl#Rl}5#z*u^hv8(IDVgqs;T"
)
TURN_WORTH: Final = (
    "10:c-ke5F-wAB7)1|(W|jm-6q<&iU^VDwNJ50w))MhSK|#@=P`iJip*F|Xh<-r0yEarqv^VGCA9(K5`{{+t<-*|{Tb"
    "eyvpllhoEytGSS+W)0tjy3VyxJ;puI=4B_T~5X>reLM{m@?c%lh**jl8b0$J~vsIMpQ$MJ(!&S+yD24s~r(RfTy?ed"
    "pTXL?zlPQqvqIC7F@=ncSnW7hz*=pd(&%z@zr*smZMx!C&J}1-i-+DLe6fD$hsgckm6A;#mnEByagTEiba`g$ef$OP"
    "^|?"
)
CARD_WORTH: Final = (
    "10:c-p0wOKg-?6vzMHOdr#B=wnJdEuHBT`eJB1v_nga4nt{6DQ$t)wori)C{%gaD#aiu_y(1r#+6Z`Msa6iOf)QHVR"
    "YkTp^1qm#*NXHiCf+IyQdXlSMW~en>+WObI&>d^FQZ)8Cs*)^p#etTz~QVq$brVHwx6xb4Xe8)Tb#O(HQ?@8sz!AvY"
    "EZ8UsSIO{jKlxxDKhs^wwx6&!mEA?$G^8YcKy-+4D~oYOSuS&}&qka=f4Qh-OvGPCy5kJ9|Z1p=nkR>Nx*BUEui#r>"
    ")b&x{kF{1-#GojK+~GWUoQH@g+k|*n3Q;wSb&7q7Qlgh+dl>)yG6vCeORBOWKcIDSIWH(7^dI<>38-p3@0dw<9b4#M"
    "$Fmep|(g=r>){75vXs74p(Cg?Vm5=CbzbJw1W-w7zD|@2${Aym%A4EA<gE%xMCwghZtt<Tu-N<GN4tI?AjVWTo#ptC"
    "N-2m8XzC1L@;LmB~(y8ZDlH`P@ugCqY`E<na7Pw~lYMUdtOdbho2O)#T}_qTv0jP7(JonRI@JKtx38=AEqXGQKoxoB"
    "a9$H0r_P8vD&;<-GQwS7owQ+G;omnItS5Mpy80j6B^?KJxSWl<ZaM4Kg{X0c<-wx?z`8W0~wnXNw`?xRaw-4dY2NQ;"
    "c6XKyV*^M9oS*JoUL;!Nf7ppC(IE0>lgS3A1)Ge;TbqeF@eNz~(6IaTep~IK3FLP3bU9k~SbyVtN}j3NwOu@B^%$z+"
    "TAE@U)p#@vSAN{h%-g8<O}|4UT?r8HIgW%GC=*G_D?IGBmcJ>)E_fDfWh$6>?gcJ|KcxEX=}@fL>yEL><hWcNOUQEJ"
    "7jEg~fi0`W~Wq|F&G7rKXlM%Jj-zai!6sF9pH#cvYf{)XGl$XaOS;aUIpr4oW`wvWXtkVYb?MUM7xJ$i9qTnE2iy`Y"
    "q(kArrDnZ$UBxEPDC$7`pfJyvR;OGt_>R&s%zzdQO2tHs@_b(&ej+QwG6&EBHD8T>YIxVl_6N#aabbc!~N<f_0Wf(M"
    ">LVtoz97Bsm;qwUs=If7$eq9dwEk>|W7RtPF5|4to)>5Aj=pZKt=N-sbATb-8`ysuLcZKq7+n94t&B=lWS5kvhKAVf"
    "_FR&STF{jOST<o|BvK_$&y9sFeXu>bE}OgS`Wm|2*r`eb{t;IG57|zXJF<&TkO8d2%q#dWQ9-Fc>*K=W{(#k6B&i8d"
    "?jt<#UcRmN!n_b$`hQgC4xA0rLes-2jT!tVh|Y#H$D%XMo)Ry{^@2zk!JN5MK$Bv*?x4B~DY%J#-8odO@PfwJhXXog"
    "~PoyWQeoxOf+&=>L`I9VWsS)}yS3S!u;m9p4~X7-Bt%UMARusBeeyR^kl9)2DR?tW(&_qs}V10X?)l>dj#}NVo9tdx"
    "GA13B7e7e-f)<vU$cjLIqj{*snv*&$oirVNM*idYHoAIc6<b*w1_=RdK@V!EqpnZp;{v$(g%g`CfSKgC&RgKg4NO=%"
    "w*22b4DBO`GN2RZPtI?^(C)B)XJU<$7%HVKqukPN5Yb8?JU@*8M!9SbMWC)qqM5h&a7CdV6on<!;!%oKb3(apz-&`4"
    "hsoG`1sT{U{M8>`ura+tqkn1uh=Zb@Oeuu3FDC%}y!#J4W^@;maJ|qsQ)*40yB#{37W4I4uPOTdgYH-8yUiWr7Su&^"
    "yDY8<ffo{dV~0DyRUNUijH%JoBvk9$`NU!Vei==3({@>+@N#x{3}{gsoM`Y$NZzb|2Q;?J~()4L%&h+X$?2y`UE#T~"
    "^A7$MuVH&KP2S)bwiU86t0)bkjcKEXM8(pAoX;dPFvnB&^medF~?aG@S4e-EoUA6BZ6(FCSc|u{BD3e!KmOtivw$i5"
    "RC1a=yF2yO-i~_t6ZjD&#)xBEBxWgK~&Cc~h^!?xU2g_n6+TBW)R2&N%cx`b#m$B#Ez_Dn7(K!8{*Kv#rC2jRO@(#E"
    "dB+@b}R<-TPOZ2n*0VK%8+R39{?DL)2K~Fsdc*%~n?hWYy0tl0{xSsEd5;4r6aEnhqmBS~YgdIlX!?siS5ck6hOow("
    "gMt#Slmxq#iq{+aP|qH?XkPySrJ}gJK&Db$u|wIb+77b~<_ydNc5#1DT+`X}O34OM2~OEn#}4NCfSMiQ-uwQhB^Bjo"
    "?KSh(wp73Yup{$Tq`*I96)-4N)H+-n0?5kNxdL-bOE3>@NXkTIv&J#NA}LWO16iTRbYU3GaPKZzJ|*__)|#@;Lk7{!"
    "+{tb@m<+V0G~>`)?#UV>x4yqjx@B9RC1&bpzA"
)
LUCK: Final = "10:c-l*57J<SuOdx!QDS$x)i<l&fBuf(%?qmi*gcyj1iGlcEp%^5R3{@uyRRu9OfB^uF+!xF"
