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
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (!isReading) return;
    return () => speechSynthesis.cancel();
  }, [isReading]);
  if (name === undefined) return undefined;

  const stop = () => {
    speechSynthesis.cancel();
    setReading(false);
  };
  const start = (pieces: readonly string[]) => {
    const voice = ownVoice();
    if (!voice) return;
    speechSynthesis.cancel();
    setReading(pieces.length > 0);
    for (const [index, piece] of pieces.entries()) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = calmRate;
      if (index === pieces.length - 1) utterance.onend = () => setReading(false);
      speechSynthesis.speak(utterance);
    }
  };
  return { isReading, start, stop };
}

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
