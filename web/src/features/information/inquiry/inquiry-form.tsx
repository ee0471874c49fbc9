import { zodResolver } from '@hookform/resolvers/zod';
import { daysKept, inquiryLabels, InquiryBody, InquiryKind, isFromSchool } from '@qubloom/contract';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { call } from '../../../product/api/api.ts';
import { inquiries } from '../../../product/api/endpoints.ts';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { TopicField } from '../parts/topic-field.tsx';

export interface InquiryFormProps {
  readonly kind: InquiryKind | undefined;
  readonly onSent: (sent: { readonly kind: InquiryKind; readonly next: string }) => void;
}

/** The kind is a group of radio buttons and has no single control to focus. */
const fields = ['name', 'email', 'organization', 'learners', 'message'] as const;

export function InquiryForm({ kind, onSent }: InquiryFormProps) {
  const send = useMutation({
    mutationFn: (body: InquiryBody) => call(inquiries.send, { body }),
    onSuccess: ({ next }, body) => onSent({ kind: body.kind, next }),
  });
  const { register, control, handleSubmit, setError, formState } = useForm<InquiryBody>({
    resolver: zodResolver(InquiryBody),
    mode: 'onTouched',
    defaultValues: { ...(kind && { kind }), name: '', email: '', organization: '', message: '' },
  });
  const { errors } = formState;
  const chosen = useWatch({ control, name: 'kind' }) as InquiryKind | undefined;
  const isParent = chosen !== undefined && !isFromSchool(chosen);
  const submit = (body: InquiryBody) =>
    send.mutate(body, { onError: (error) => showProblems(error, fields, setError) });
  return (
    <ServerForm
      onSubmit={handleSubmit(submit)}
      error={send.error}
      fields={fields}
      button={
        <>
          <Button type="submit" size="large" busy={send.isPending}>
            {send.isPending ? 'Sending...' : 'Send Message'}
          </Button>
          <WhatIsKept />
        </>
      }
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <TopicField
            name="kind"
            topics={InquiryKind.options}
            labels={inquiryLabels}
            chosen={field.value}
            onChoose={field.onChange}
            error={errors.kind?.message}
          />
        )}
      />
      {isParent && <BeforeParentsAsk />}
      <TextField
        {...register('name')}
        label="Your name"
        autoComplete="name"
        error={errors.name?.message}
      />
      <TextField
        {...register('email')}
        type="email"
        label="Your email"
        autoComplete="email"
        error={errors.email?.message}
      />
      {!isParent && (
        <>
          <TextField
            {...register('organization', { shouldUnregister: true })}
            label="School or organization"
            autoComplete="organization"
            error={errors.organization?.message}
          />
          <TextField
            {...register('learners', {
              shouldUnregister: true,
              setValueAs: (typed: string | undefined) => (typed ? Number(typed) : undefined),
            })}
            inputMode="numeric"
            label="Number of learners (optional)"
            error={errors.learners?.message}
          />
        </>
      )}
      <TextArea {...register('message')} label="Message" error={errors.message?.message} />
    </ServerForm>
  );
}

/** Most parents need not ask anybody. */
function BeforeParentsAsk() {
  return (
    <div className="flex flex-col gap-2 rounded-control bg-action-soft p-4 text-[0.9375rem]">
      <p>
        Is your child under 13? <TextLink to="/parent">The parent's page</TextLink> lets you
        download, correct, and erase what we keep, right away. Older learners do it themselves on
        their profile.
      </p>
      <p>
        Otherwise, write to us. Please tell us your child's username, and never a password. Before
        we send any data, we find out whether we may.
      </p>
    </div>
  );
}

function WhatIsKept() {
  return (
    <p className="text-sm text-ink-soft">
      We use this to answer you, and delete it {daysKept('inquiries')} days after we've settled it.
      The <TextLink to="/privacy">Privacy Policy</TextLink> says more. Under 13? Ask a grown-up to
      write for you.
    </p>
  );
}
