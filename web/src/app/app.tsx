import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AuthProvider } from '../product/learner/auth.tsx';
import { ToastContext } from '../ui/feedback/toast.ts';
import { OutgoingContext } from '../product/outgoing/use-outgoing.ts';
import { useOutgoingWatch } from './connection/use-outgoing-watch.ts';
import { useOtherTabs } from './session/use-other-tabs.ts';
import type { Site } from './site.ts';

export function App(site: Site) {
  return (
    <QueryClientProvider client={site.queryClient}>
      <AuthProvider>
        <ToastContext value={site.toasts}>
          <OutgoingContext value={site.outgoing}>
            <Watches {...site} />
            <RouterProvider router={site.router} />
          </OutgoingContext>
        </ToastContext>
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** Watches the network and other tabs. */
function Watches(site: Site) {
  useOutgoingWatch(site.outgoing);
  useOtherTabs(site);
  return null;
}
