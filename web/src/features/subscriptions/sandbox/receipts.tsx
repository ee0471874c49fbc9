/** Payments and refunds in the sandbox, as the provider's own page would list them. */
import { offerOf, type SandboxReceipt, type SandboxSession } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorSentence } from '../../../product/api/api.ts';
import { sandbox } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { sandboxSessionQuery, subscriptionQuery } from '../queries.ts';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { formatPrice } from '../words.ts';

export function Receipts({ session }: { readonly session: SandboxSession }) {
  const queryClient = useQueryClient();
  const refund = useMutation({
    mutationFn: (id: string) => call(sandbox.refund, { params: { id }, body: {} }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(sandboxSessionQuery(session.id)),
        queryClient.invalidateQueries(subscriptionQuery),
      ]),
  });
  return (
    <section aria-labelledby="receipts" className="flex flex-col gap-3">
      <h2 id="receipts" className="text-xl">
        Receipts
      </h2>
      {session.receipts.length === 0 ? (
        <p className="text-ink-soft">Nothing has been charged yet.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {session.receipts.map((receipt) => (
            <li key={receipt.id} className="flex flex-col gap-2 rounded-control bg-sunken p-4">
              <ReceiptWords receipt={receipt} />
              {receipt.refunded === 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  className="self-start"
                  busy={refund.isPending}
                  onClick={() => refund.mutate(receipt.id)}
                >
                  Give It Back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {refund.error && <FieldError>{errorSentence(refund.error)}</FieldError>}
      </div>
    </section>
  );
}

function ReceiptWords({ receipt }: { readonly receipt: SandboxReceipt }) {
  const { paidAt, planId, billingCycle, amount, refunded } = receipt;
  const period = billingCycle === 'annually' ? 'paid by the year' : 'paid by the month';
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span>{formatDay(paidAt)}</span>
        <strong>{formatPrice(amount)}</strong>
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {offerOf(planId).name}, {period}
      </p>
      {refunded > 0 && (
        <p role="status" className="text-[0.9375rem]">
          {formatPrice(refunded)} was given back.
        </p>
      )}
    </>
  );
}
