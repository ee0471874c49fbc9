import type { LabState } from '../state/lab-reducer.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import type { CommandId } from './commands.ts';
import { useCommand } from './use-command.ts';

export interface CommandButtonProps {
  readonly command: CommandId;
  /** The state that the command acts on, if it is not the lab's own. */
  readonly on?: LabState;
  /** Shows no word beside the icon, for small spaces. */
  readonly isBare?: boolean;
  /** Leaves the key out of the tooltip. */
  readonly hidesKey?: boolean;
}

/** The button of a command, made from its row. */
export function CommandButton({
  command,
  on,
  isBare = false,
  hidesKey = false,
}: CommandButtonProps) {
  const { label, word, icon: Icon, key, isEnabled, isOn, run } = useCommand(command, on);
  return (
    <ToolButton
      label={label}
      {...(!isBare && { word: word ?? label })}
      {...(key !== undefined && !hidesKey && { keys: key })}
      isOff={!isEnabled}
      isPressed={isOn}
      onPress={run}
    >
      {Icon && <Icon />}
    </ToolButton>
  );
}
