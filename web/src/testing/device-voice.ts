import { vi } from 'vitest';

/** Fakes a device with voices of its own, or only with ones that use a server. */
export function deviceWithVoice(localService: boolean) {
  const spoken: { readonly text: string; onend?: () => void; onerror?: () => void }[] = [];
  const cancel = vi.fn(() => spoken.forEach(({ onerror }) => onerror?.()));
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ voiceURI: 'Own', lang: 'en-GB', localService }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel,
    speak: (utterance: { readonly text: string }) => spoken.push(utterance),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return { spoken, cancel };
}
