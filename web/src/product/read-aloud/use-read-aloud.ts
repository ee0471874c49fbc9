import { useEffect, useState, useSyncExternalStore } from 'react';

export interface ReadAloud {
  readonly isReading: boolean;
  readonly start: (pieces: readonly string[]) => void;
  readonly stop: () => void;
}

/**
 * Reads text aloud with one of the device's voices, only when asked. Undefined if the device has none, because
 * other voices send the text to another company's server.
 */
export function useReadAloud(): ReadAloud | undefined {
  const name = useSyncExternalStore(subscribe, nameOfOwnVoice, () => undefined);
  const [turn, setTurn] = useState<number>();
  useEffect(() => {
    if (turn === undefined) return;
    return () => {
      // Do not interrupt another part that is being read by now.
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
      // Canceled because another part is being read, or the voice failed.
      utterance.onerror = end;
      if (index === pieces.length - 1) utterance.onend = end;
      speechSynthesis.speak(utterance);
    }
  };
  return { isReading: turn !== undefined, start, stop };
}

/** Shared by all parts of a page, because only one is read at a time. */
let lastTurn = 0;

/** A little slower than speech, because the text is new to the listener. */
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

/** Some browsers load voices late. */
function subscribe(listener: () => void): () => void {
  if (!isSupported()) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
