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

/** A part of a page whose code comes apart from the page's. */
export interface LazyPart<Properties extends object> {
  (properties: Properties): ReactNode;
  /** Fetches the code ahead, so that the part is drawn at once. Done also where it cannot be had. */
  readonly preload: () => Promise<void>;
}

/**
 * A part of a page that is fetched when it is needed. Where its code cannot be had, as after a new release
 * or without a network, the page goes on with what is given `instead`; null makes that an error.
 * A `placeholder` stands until the code is here, which is fetched once the page is painted; else that of the
 * Suspense around it, which React keeps for 300 ms at least.
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
      // What is shown then fails in its turn.
      return whenIdle(() => void fetchOrInstead().then(show, () => show(Later)));
    }, [isAwaited]);
    if (isAwaited) return createElement(placeholder);
    return createElement(shown ?? Later, properties);
  }
  return Object.assign(Part, {
    // Where it cannot be had now, it is asked for again when it is shown.
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
