import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { whenIdle } from './when-idle.ts';

/** A part of a page whose code is loaded separately from the page's. */
export interface LazyPart<Properties extends object> {
  (properties: Properties): ReactNode;
  /** Fetches the code ahead, so that the part is rendered at once. Resolves even if fetching fails. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a part of a page that is fetched when it is needed. If its code cannot be loaded, as after a new release
 * or without a network, the page shows `instead`; null turns this into an error. A `placeholder` is shown until
 * the code loads, and then the code is fetched once the page is painted. Without one, the surrounding Suspense
 * shows its own, which React keeps for at least 300 ms.
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  instead: ComponentType<Properties> | null = Nothing,
  placeholder?: ComponentType<object>,
): LazyPart<Properties> {
  let fetched: ComponentType<Properties> | undefined;
  const fetch = async () => (fetched = await load());
  const fetchOrInstead = () => (instead ? fetch().catch(() => instead) : fetch());
  const Later = lazy(async () => ({ default: await fetchOrInstead() }));
  function Part(properties: Properties) {
    const [shown, setShown] = useState(() => fetched);
    const isAwaited = !shown && placeholder !== undefined;
    useEffect(() => {
      if (!isAwaited) return undefined;
      const show = (part: ComponentType<Properties>) => startTransition(() => setShown(() => part));
      // Rendering it then fails again and shows the replacement.
      return whenIdle(() => void fetchOrInstead().then(show, () => show(Later)));
    }, [isAwaited]);
    if (isAwaited) return createElement(placeholder);
    return createElement(shown ?? Later, properties);
  }
  return Object.assign(Part, {
    // If it fails to load now, it is requested again when it is shown.
    preload: () =>
      fetch().then(
        () => undefined,
        () => undefined,
      ),
  });
}

function Nothing() {
  return null;
}
