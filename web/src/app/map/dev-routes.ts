/** For developers of the site: only under `npm run dev`, and in no build. */
import { createRoute } from '@tanstack/react-router';
import { page, root } from './root.tsx';

/** Created only where it is used, so that a build drops it with everything that it loads. */
const components = () =>
  createRoute({
    getParentRoute: () => root,
    path: '/dev/components',
    staticData: { title: 'Components' },
    component: page(() => import('../routes/dev/components.tsx'), 'ComponentsRoute'),
  });

export const devRoutes = (import.meta.env.DEV ? [components()] : []) as readonly [
  // The compiler reads the map as it is during development; no page links there.
  ReturnType<typeof components>,
];
