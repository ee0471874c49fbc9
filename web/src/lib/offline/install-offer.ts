/** The browser's offer to install the site, kept until somebody asks for it on the profile. */
import { useSyncExternalStore } from 'react';

/** Chromium alone tells of it, once, soon after the page has come. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPromptEvent | null = null;
const watchers = new Set<() => void>();

function setOffer(next: InstallPromptEvent | null): void {
  offer = next;
  watchers.forEach((watcher) => watcher());
}

export function heedInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // No bar of the browser's over a lesson.
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** Opens the browser's own question; null where it offers nothing. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  return (
    current &&
    (() => {
      // It can be asked once.
      setOffer(null);
      void current.prompt();
    })
  );
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
