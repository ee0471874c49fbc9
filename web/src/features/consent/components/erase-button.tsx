import { ButtonThatAsks, type ButtonThatAsksProps } from './button-that-asks.tsx';

type EraseButtonProps = Pick<
  ButtonThatAsksProps,
  'label' | 'variant' | 'warning' | 'busy' | 'onConfirm'
>;

/** Asks for confirmation, because erasure cannot be undone. */
export function EraseButton({ warning, ...rest }: EraseButtonProps) {
  return (
    <ButtonThatAsks
      {...rest}
      title="Erase the account"
      warning={`${warning} It can't be brought back.`}
      confirm="Erase it now"
      busyLabel="Erasing..."
    />
  );
}
