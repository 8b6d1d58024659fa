// Small sounds, made here: no file has to be fetched for them. Off until asked for (see the
// preferences); whatever they tell can be seen and read as well.
/** @type {Record<string, number>} */
const VOLUMES = { soft: 0.25, full: 0.8 };
/** @type {AudioContext | undefined} */
let audio;

/** @typedef {(out: GainNode, at: number) => void} Player */

// A tone that fades: Hz at the beginning and the end, seconds from now, how long, how loud.
/** @type {(out: GainNode, from: number, to: number, at: number, long: number, loud?: number, kind?: OscillatorType) => void} */
function tone(out, from, to, at, long, loud = 1, kind = "sine") {
    const wave = new OscillatorNode(out.context, { frequency: from, type: kind });
    wave.frequency.exponentialRampToValueAtTime(to, at + long);
    wave.connect(fading(out, at, long, loud));
    wave.start(at);
    wave.stop(at + long);
}

// A short noise around a pitch: wood, paper, a rubber stamp.
/** @type {(out: GainNode, pitch: number, at: number, long: number, loud?: number) => void} */
function noise(out, pitch, at, long, loud = 1) {
    const { context } = out;
    const buffer = new AudioBuffer({
        length: Math.ceil(context.sampleRate * long),
        sampleRate: context.sampleRate,
    });
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source.connect(band).connect(fading(out, at, long, loud));
    source.start(at);
}

/** @type {(out: GainNode, at: number, long: number, loud: number) => GainNode} */
function fading(out, at, long, loud) {
    const gain = new GainNode(out.context, { gain: loud });
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + long);
    gain.connect(out);
    return gain;
}

/** @type {Record<string, Player>} */
const SOUNDS = {
    dice(out, at) {
        for (const [n, late] of [0, 0.06, 0.13, 0.22, 0.28].entries())
            noise(out, 1800 + 400 * (n % 3), at + late, 0.05, 0.9 - n * 0.12);
    },
    coin(out, at) {
        tone(out, 1568, 1560, at, 0.12, 0.4);
        tone(out, 2349, 2340, at + 0.07, 0.35, 0.35);
    },
    card: (out, at) => noise(out, 3200, at, 0.12, 0.6),
    stamp(out, at) {
        tone(out, 150, 50, at, 0.16, 1);
        noise(out, 900, at, 0.05, 0.7);
    },
    turn(out, at) {
        tone(out, 659, 659, at, 0.16, 0.35, "triangle");
        tone(out, 880, 880, at + 0.12, 0.3, 0.35, "triangle");
    },
    win(out, at) {
        for (const [n, hertz] of [523, 659, 784, 1047].entries())
            tone(out, hertz, hertz, at + n * 0.13, n === 3 ? 0.8 : 0.25, 0.4, "triangle");
    },
};

// Where a device can, it vibrates for a moment.
export const buzz = () => navigator.vibrate?.(40);

/**
 * Plays a sound of core/model.py (SOUNDS). Where a browser lets no page play yet, or none at all,
 * nothing happens.
 * @param {string} name
 * @param {string} volume "soft" or "full"
 */
export function play(name, volume) {
    try {
        audio ??= new AudioContext();
        if (audio.state === "suspended") audio.resume().catch(() => {});
        const out = new GainNode(audio, { gain: VOLUMES[volume] ?? 0 });
        out.connect(audio.destination);
        SOUNDS[name]?.(out, audio.currentTime + 0.01);
    } catch (error) {
        console.info(`No sound: ${error}`);
    }
}
