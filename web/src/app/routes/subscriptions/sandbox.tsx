import { getRouteApi } from '@tanstack/react-router';
import { SandboxPage } from '../../../features/subscriptions/sandbox/sandbox-page.tsx';
import { NotFoundPage } from '../not-found.tsx';

const route = getRouteApi('/sandbox');

export function SandboxRoute() {
  const { session } = route.useSearch();
  if (session === undefined) return <NotFoundPage />;
  return <SandboxPage sessionId={session} notFound={<NotFoundPage />} />;
}
