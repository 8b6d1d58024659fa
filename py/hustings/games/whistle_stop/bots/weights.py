"""Learned by tools/train_whistle_stop.py: a row for each moment (see learned.MOMENTS).

Regions have the numbers that Learned.region tells of, cards one for each of learned.GROUPS.
"""

from __future__ import annotations

from typing import Final

REGION_WORTH: Final = (
    "1000:c-ot*bcXTwzqNlEz+f&4Pf)FiQ~aOwF9`3w`b)O2f3tsJlMB``=3e{v&vyuqPg;O={=Y--cKu)cKZL1YdKO#3"
    "zsqkn|6lmOlgU|DfUW)?)7z8(cm3yLGM1ggR{n4GtHb~I{x@fOEPIJP@880==l&o1&&ae_E{-$u->TOa|3CbHhtZe!"
    "Im6}ub3PU@STY=76yezWSDIn_YdeOo|M{5LaGzv&`9JG@0)sJw0#g*H#eXpdzgHd%FaCdHy3OqS*Mgz`ojgN4gAMa1"
    "mb8B&49d^B81DXeV_|@U7t9O{04U>YIs"
)
CARD_WORTH: Final = (
    "10:c-ozk-A|5j7{@=4l$5kY2`#T#lBK*wgx*lnWO+L<CQmKo@si0{DjG|SnN66yBt}lmnSa2E4YT3MkrPfhaNxw}ei"
    "n0R{hr;=e)n}>-|zRjzSot?F3$6YB5D~O8sGw_Sp`gIFB@1)9`XL~U_X7vQfM$6W`|Noh)XwijV~;voL@YmjZU^Pip"
    "hjo%OdhgW{Dil3^CLDb`FXAN`UL-o!>U{gZrGLT?WWt57iW~fCM?i9N-2sNK@}rP|b+-GN_}2PZUz&Tfb~)RfZ%QsZ"
    "p<hv7(RC#LH-Z6`b(v2YFX>n^(-ElAm0R{^pyTMm=TTGR;~>7ZI+C%arT5k>@Ixa*Maj75`Z`d+aug3HDu13AyHuVT"
    "Bd7Fz7v7y@TS8k;;0mi_4~%_)wRwblb;xCYn(vZkk!kIpZ7#yw75{9Pq$C%DBX9a~JZBlUC7TjcL|jNR`!3Ay&r2cK"
    "bpva&)mrT(7t_>V1?+2SV-o(rOozM6T1<9KA=}5vMZ9RI|2n*~k!yZbdim?P(6*#Y9w0iX!vP%~fxd`x9Y{dg=1)<B"
    "qr%qa{x2iu{?fY<AWSP8!_^`U*~rPnBC3aSG|IbPrJ*C*I`bla2N3T)jTU8V#Nz{+t@!ZMBX>cOjVjvnXq$9R|32&Z"
    "5?e;*7={sf=Pm!+NcZGgcDavjLwxd+l`6$vm|FYNs5W1SeGdSFcp|u(iioQM2!lqubEJUAa=YsSi6<iHYK}^fP7{w@"
    "JM=x#Q#w``*XD=cyC=zw?BVp5O7Riv<"
)
