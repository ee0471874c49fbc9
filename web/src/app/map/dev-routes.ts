/** Routes for developers of the site. They exist under `npm run dev` and are in no build. */
import { createRoute } from '@tanstack/react-router';
import { page, root } from './root.tsx';

/** A function and not a constant, so that a build drops the route with everything that it loads. */
const components = () =>
  createRoute({
    getParentRoute: () => root,
    path: '/dev/components',
    staticData: { title: 'Components' },
    component: page(() => import('../routes/dev/components.tsx'), 'ComponentsRoute'),
  });

export const devRoutes = (import.meta.env.DEV ? [components()] : []) as readonly [
  // The type has the route in builds, too. No page links to it.
  ReturnType<typeof components>,
];
