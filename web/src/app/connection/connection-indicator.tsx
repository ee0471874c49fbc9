import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { watchConnection } from './connection-watch.ts';
import { NetworkError } from '../../lib/connectivity/connectivity.ts';

/** Listens for unhandled rejections, and says at the bottom right what they mean for the reader. */
export function ConnectionIndicator() {
  const [message, setMessage] = useState<string | null>(null);
  const queryClient = useQueryClient();
  useEffect(() => {
    const watch = watchConnection({
      show: setMessage,
      warn: (text) => window.console.warn(text),
      tryAgain: () =>
        void queryClient
          .refetchQueries({
            type: 'active',
            predicate: ({ state }) => state.error instanceof NetworkError,
          })
          .then(watchForSuccess),
    });
    const watchForSuccess = () => {
      const stillLost = queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.error instanceof NetworkError);
      if (!stillLost && navigator.onLine) watch.onConnected();
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      if (watch.onRejection(event.reason)) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', onRejection);
    import.meta.hot?.on('vite:ws:connect', watch.onConnected);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      watch.stop();
    };
  }, [queryClient]);
  return (
    <div
      role="status"
      className="fixed right-4 bottom-4 z-50 max-w-[calc(100vw-2rem)] max-md:bottom-20"
    >
      {message && (
        <p className="flex items-center gap-2.5 rounded-card border border-bad bg-bad-soft px-4 py-3 font-medium text-bad-ink shadow-card">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
