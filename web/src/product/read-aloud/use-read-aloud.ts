import { useEffect, useState, useSyncExternalStore } from 'react';

export interface ReadAloud {
  readonly isReading: boolean;
  readonly start: (pieces: readonly string[]) => void;
  readonly stop: () => void;
}

/**
 * Reads text aloud with a voice of this device, when asked to and never by itself. Undefined where there
 * is no such voice: others send what they read to somebody else's server.
 */
export function useReadAloud(): ReadAloud | undefined {
  const name = useSyncExternalStore(subscribe, nameOfOwnVoice, () => undefined);
  const [turn, setTurn] = useState<number>();
  useEffect(() => {
    if (turn === undefined) return;
    return () => {
      // Whoever reads by now is not interrupted.
      if (turn === lastTurn) speechSynthesis.cancel();
    };
  }, [turn]);
  if (name === undefined) return undefined;

  const stop = () => setTurn(undefined);
  const start = (pieces: readonly string[]) => {
    const voice = ownVoice();
    if (!voice) return;
    speechSynthesis.cancel();
    const own = ++lastTurn;
    setTurn(pieces.length > 0 ? own : undefined);
    const end = () => setTurn((now) => (now === own ? undefined : now));
    for (const [index, piece] of pieces.entries()) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = calmRate;
      // Cancelled, because another part is read now, or the voice failed.
      utterance.onerror = end;
      if (index === pieces.length - 1) utterance.onend = end;
      speechSynthesis.speak(utterance);
    }
  };
  return { isReading: turn !== undefined, start, stop };
}

/** Of all parts of a page: one is read at a time. */
let lastTurn = 0;

/** A little slower than talk, for what is new. */
const calmRate = 0.95;

function isSupported(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

function ownVoice(): SpeechSynthesisVoice | undefined {
  if (!isSupported()) return undefined;
  const voices = speechSynthesis.getVoices();
  return voices.find(({ lang, localService }) => localService && lang.startsWith('en'));
}

function nameOfOwnVoice(): string | undefined {
  return ownVoice()?.voiceURI;
}

/** Voices come late in some browsers. */
function subscribe(listener: () => void): () => void {
  if (!isSupported()) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
