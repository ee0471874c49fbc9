import { ConfirmButton, type ConfirmButtonProps } from './confirm-button.tsx';

type EraseButtonProps = Pick<
  ConfirmButtonProps,
  'label' | 'variant' | 'warning' | 'busy' | 'onConfirm'
>;

/** Asks for confirmation, because erasure cannot be undone. */
export function EraseButton({ warning, ...rest }: EraseButtonProps) {
  return (
    <ConfirmButton
      {...rest}
      title="Erase the account"
      warning={`${warning} It can't be brought back.`}
      confirm="Erase it now"
      busyLabel="Erasing..."
    />
  );
}
