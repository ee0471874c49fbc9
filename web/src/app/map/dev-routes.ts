/** For those who work on the site: only under `npm run dev`, and in no build. */
import { createRoute } from '@tanstack/react-router';
import { page, root } from './root.tsx';

/** Made only where it is used, so that a build drops it with all that it loads. */
const components = () =>
  createRoute({
    getParentRoute: () => root,
    path: '/dev/components',
    staticData: { title: 'Components' },
    component: page(() => import('../routes/dev/components.tsx'), 'ComponentsRoute'),
  });

export const devRoutes = (import.meta.env.DEV ? [components()] : []) as readonly [
  // The compiler reads the map as it is while developing; no page leads there.
  ReturnType<typeof components>,
];
