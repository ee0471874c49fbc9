import { createContext, useContext } from 'react';
import { useLab } from '../lab-context.tsx';
import type { LabState } from '../state/lab-reducer.ts';
import type { Command, CommandResult, EditorRequest } from './command.ts';
import { commandOf, type CommandId } from './commands.ts';
import { startView, type EditorView } from './editor-view.ts';

export interface EditorPlace {
  readonly view: EditorView;
  readonly request: (request: EditorRequest) => void;
}

/** Outside the editor, such as in the displays, a button can act only on the lab. */
export const EditorContext = createContext<EditorPlace>({
  view: startView,
  request: (request) => {
    throw new Error(`Only the editor can do this: ${request}.`);
  },
});

/** The data of a command that its button needs, in the current state. */
export interface ReadyCommand extends Pick<Command, 'icon' | 'sign' | 'hint' | 'word'> {
  readonly label: string;
  /** The first key, which the button shows. */
  readonly key: string | undefined;
  readonly isOffered: boolean;
  readonly isEnabled: boolean;
  readonly isOn: boolean | undefined;
  readonly run: () => void;
}

/** `on` is the state that the command acts on, if it is not the lab's own. */
export function useCommand(id: CommandId, on?: LabState): ReadyCommand {
  const lab = useLab();
  const { view } = useContext(EditorContext);
  const perform = usePerform();
  const state = on ?? lab.state;
  const { label = '', keys, isOffered, isEnabled, isOn, act, ...rest } = commandOf(id);
  return {
    ...rest,
    label: typeof label === 'string' ? label : label(state),
    key: keys?.[0],
    isOffered: isOffered?.(state) ?? true,
    isEnabled: isEnabled?.(state, view) ?? true,
    isOn: isOn?.(view),
    run: () => perform(act(state)),
  };
}

/** Carries out the result of a command. */
export function usePerform(): (result: CommandResult) => void {
  const { dispatch } = useLab();
  const { request } = useContext(EditorContext);
  return (result) => {
    if (result === null) return;
    if (typeof result === 'string') request(result);
    else dispatch(result);
  };
}
