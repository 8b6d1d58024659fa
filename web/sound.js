// Plays small synthesized sounds, which need no files. They are off unless the player's preferences turn them
// on, and tell nothing that cannot be seen.
/** @type {Record<string, number>} */
const VOLUMES = { soft: 0.25, full: 0.8 };
/** @type {AudioContext | undefined} */
let audio;

/** @typedef {(out: GainNode, at: number) => void} Player at: in seconds of the audio clock */

// A fading tone that slides between two frequencies in Hz; duration in s, volume 0 to 1.
/** @type {(out: GainNode, from: number, to: number, at: number, duration: number, volume?: number, type?: OscillatorType) => void} */
function playTone(out, from, to, at, duration, volume = 1, type = "sine") {
    const wave = new OscillatorNode(out.context, { frequency: from, type });
    wave.frequency.exponentialRampToValueAtTime(to, at + duration);
    wave.connect(makeFade(out, at, duration, volume));
    wave.start(at);
    wave.stop(at + duration);
}

// A short noise around a pitch in Hz: wood, paper, a rubber stamp.
/** @type {(out: GainNode, pitch: number, at: number, duration: number, volume?: number) => void} */
function playNoise(out, pitch, at, duration, volume = 1) {
    const { context } = out;
    const buffer = new AudioBuffer({
        length: Math.ceil(context.sampleRate * duration),
        sampleRate: context.sampleRate,
    });
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source.connect(band).connect(makeFade(out, at, duration, volume));
    source.start(at);
}

/** @type {(out: GainNode, at: number, duration: number, volume: number) => GainNode} */
function makeFade(out, at, duration, volume) {
    const gain = new GainNode(out.context, { gain: volume });
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + duration);
    gain.connect(out);
    return gain;
}

/** @type {Record<string, Player>} */
const SOUNDS = {
    dice(out, at) {
        for (const [n, delay] of [0, 0.06, 0.13, 0.22, 0.28].entries())
            playNoise(out, 1800 + 400 * (n % 3), at + delay, 0.05, 0.9 - n * 0.12);
    },
    coin(out, at) {
        playTone(out, 1568, 1560, at, 0.12, 0.4);
        playTone(out, 2349, 2340, at + 0.07, 0.35, 0.35);
    },
    card: (out, at) => playNoise(out, 3200, at, 0.12, 0.6),
    stamp(out, at) {
        playTone(out, 150, 50, at, 0.16, 1);
        playNoise(out, 900, at, 0.05, 0.7);
    },
    // a headline: the stroke of a printing press and the sheet after it
    press(out, at) {
        playTone(out, 110, 60, at, 0.12, 0.8, "square");
        playNoise(out, 2400, at + 0.09, 0.16, 0.5);
    },
    // a crowd: waves of voices at several pitches
    cheer(out, at) {
        for (const [n, pitch] of [700, 1100, 900, 1500].entries())
            playNoise(out, pitch, at + n * 0.12, 0.7, 0.45);
    },
    turn(out, at) {
        playTone(out, 659, 659, at, 0.16, 0.35, "triangle");
        playTone(out, 880, 880, at + 0.12, 0.3, 0.35, "triangle");
    },
    win(out, at) {
        for (const [n, hertz] of [523, 659, 784, 1047].entries())
            playTone(out, hertz, hertz, at + n * 0.13, n === 3 ? 0.8 : 0.25, 0.4, "triangle");
    },
};

const VIBRATION_MS = 40;

export const vibrate = () => navigator.vibrate?.(VIBRATION_MS);

/**
 * Plays a sound of core/model.py (SOUNDS). Nothing happens where the browser forbids it.
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
