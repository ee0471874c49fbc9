import type { SandboxCard, SandboxSession } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { sandbox } from '../../../product/api/endpoints.ts';
import { leaveFor, useComeBack } from '../../../lib/browser/leave.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RadioCard } from '../../../ui/controls/radio-cards.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';

const cards: readonly {
  readonly card: SandboxCard;
  readonly name: string;
  readonly text: string;
}[] = [
  { card: 'succeeds', name: '•••• 4242', text: 'This card pays.' },
  { card: 'fails', name: '•••• 0002', text: 'This card is declined.' },
  { card: 'second-step', name: '•••• 3155', text: 'The bank asks back first.' },
  { card: 'fails-later', name: '•••• 0341', text: 'This card is taken, and its charges fail.' },
];

const actions: Readonly<Record<SandboxSession['kind'], string>> = {
  checkout: 'Start the Free Trial',
  upgrade: 'Change the Plan',
  card: 'Save the Card',
};

export function SandboxPayment({ session }: { readonly session: SandboxSession }) {
  const [card, setCard] = useState<SandboxCard>('succeeds');
  const [email, setEmail] = useState('');
  const asksEmail = session.kind === 'checkout' && session.receiptsTo === null;
  const pay = useMutation({
    mutationFn: (confirmed?: boolean) =>
      call(sandbox.pay, {
        params: { id: session.id },
        body: {
          card,
          ...(confirmed !== undefined && { confirmed }),
          ...(asksEmail && email.trim() !== '' && { email: email.trim() }),
        },
      }),
    onSuccess: (done) => done.outcome === 'paid' && leaveFor(done.url),
  });
  useComeBack(pay.reset);
  const outcome = pay.data?.outcome;
  const choose = (chosen: SandboxCard) => {
    setCard(chosen);
    pay.reset();
  };
  return (
    <>
      {session.kind === 'checkout' && session.receiptsTo !== null && (
        <p>
          Receipts go to <strong className="wrap-anywhere">{session.receiptsTo}</strong>.
        </p>
      )}
      {asksEmail && (
        <TextField
          label="Email for receipts"
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          hint="The provider's page asks who pays for this address. If it is empty, emails go to the account's address."
        />
      )}
      <fieldset className="flex flex-col gap-2" disabled={outcome === 'second-step'}>
        <legend className="mb-2 font-medium">Choose a card to try</legend>
        {cards.map(({ card: value, name, text }) => (
          <RadioCard
            key={value}
            name="card"
            value={value}
            checked={card === value}
            onChoose={() => choose(value)}
          >
            <span className="font-mono">{name}</span>
            <span className="block text-sm text-ink-soft">{text}</span>
          </RadioCard>
        ))}
      </fieldset>
      <div role="alert">
        {pay.data?.outcome === 'declined' && <FieldError>{pay.data.message}</FieldError>}
        {pay.error && <FieldError>{errorSentence(pay.error)}</FieldError>}
      </div>
      {outcome === 'second-step' ? (
        <SecondStep isPending={pay.isPending} onAnswer={(confirmed) => pay.mutate(confirmed)} />
      ) : (
        <Button
          size="large"
          busy={pay.isPending || outcome === 'paid'}
          onClick={() => pay.mutate(undefined)}
        >
          {actions[session.kind]}
        </Button>
      )}
    </>
  );
}

interface SecondStepProps {
  readonly isPending: boolean;
  readonly onAnswer: (confirmed: boolean) => void;
}

function SecondStep({ isPending, onAnswer }: SecondStepProps) {
  return (
    <section
      aria-label="Your bank asks"
      className="flex flex-col gap-3 rounded-control bg-sunken p-4"
    >
      <p role="status">Your bank asks: is it really you who pays here?</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => onAnswer(true)}>
          Yes, It&apos;s Me
        </Button>
        <Button variant="secondary" busy={isPending} onClick={() => onAnswer(false)}>
          No, Stop
        </Button>
      </div>
    </section>
  );
}
