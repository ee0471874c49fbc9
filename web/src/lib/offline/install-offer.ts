/** The browser's offer to install the site, kept until the learner uses it on the profile page. */
import { useSyncExternalStore } from 'react';

/** Only Chromium sends this event, once, soon after the page has loaded. */
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
    // Keeps the browser from showing its own bar over a lesson.
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** Opens the browser's own question; null if the browser offers no installation. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  return (
    current &&
    (() => {
      // The browser allows asking only once.
      setOffer(null);
      void current.prompt();
    })
  );
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
