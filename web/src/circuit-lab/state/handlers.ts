import type { LabState } from './lab-state.ts';

interface Action {
  readonly kind: string;
}

/** One function for each kind of action of a slice. The lab's reducer hands an action to the function of its kind. */
export type Handlers<Actions extends Action, Result = LabState> = {
  readonly [Kind in Actions['kind']]: (
    state: LabState,
    action: Extract<Actions, { readonly kind: Kind }>,
  ) => Result;
};

/** Finds the function that owns an action. */
export function handlerOf<Actions extends Action, Result>(
  handlers: Handlers<Actions, Result>,
  action: Actions,
): (state: LabState, action: Actions) => Result {
  const kind: Actions['kind'] = action.kind;
  // The type of `Handlers` pairs each kind with its own action, which TypeScript cannot follow through a variable.
  return handlers[kind] as (state: LabState, action: Actions) => Result;
}
