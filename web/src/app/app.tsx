import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { AuthProvider } from '../product/learner/auth.tsx';
import { ToastContext } from '../ui/feedback/toast.ts';
import type { Site } from './site.ts';

export function App({ router, queryClient, toasts }: Site) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastContext value={toasts}>
          <RouterProvider router={router} />
        </ToastContext>
      </AuthProvider>
    </QueryClientProvider>
  );
}
