import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that is fetched when it is needed. Where its code cannot be had, as after a new release
 * or without a network, the page goes on with what is given instead.
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  instead: ComponentType<Properties> = Nothing,
) {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}

function Nothing() {
  return null;
}
