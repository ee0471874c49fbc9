/** The school's agreement, which its learners under 13 need before they get accounts. */
import type { SchoolClass } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { taughtClassQuery } from '../queries.ts';

const fields = ['school', 'country', 'agreedBy'] as const;

export interface AgreementFormProps {
  readonly shown: SchoolClass;
  readonly onAgreed?: () => void;
}

export function AgreementForm({ shown: { id, agreement }, onAgreed }: AgreementFormProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      school: agreement?.school ?? '',
      country: agreement?.country ?? '',
      agreedBy: agreement?.agreedBy ?? '',
    },
  });
  const { errors } = formState;
  const [isAllowed, setAllowed] = useState(false);
  const [isTickMissing, setTickMissing] = useState(false);
  const [rooms, setRooms] = useState(agreement?.rooms ?? false);
  const [freeChat, setFreeChat] = useState(agreement?.freeChat ?? false);
  const agree = useMutation({
    mutationFn: (entries: Record<(typeof fields)[number], string>) =>
      call(classes.agree, {
        params: { id },
        body: { ...entries, isAllowed: true, rooms, freeChat: rooms && freeChat },
      }),
    onSuccess: (agreed) => {
      queryClient.setQueryData(taughtClassQuery(String(id)).queryKey, agreed);
      onAgreed?.();
    },
  });
  const submit = handleSubmit((entries) => {
    setTickMissing(!isAllowed);
    if (isAllowed)
      agree.mutate(entries, { onError: (error) => showProblems(error, fields, setError) });
  });
  return (
    <section aria-label="The school's agreement" className="flex flex-col gap-4">
      <h3 className="text-lg">First, your school&apos;s agreement</h3>
      <p className="max-w-[60ch]">
        Under 13, a parent usually has to agree before we keep anything about a child. In some
        countries, a school may agree in place of the parents, if it is only for learning. Please
        ask your school if you are not sure:{' '}
        <TextLink to="/for-educators" search={{ show: 'agreement' }}>
          the page for your principal
        </TextLink>
        .
      </p>
      <p className="max-w-[60ch]">
        Not yet? You can teach tomorrow without accounts: the projector&apos;s link opens a lesson
        on any device. To begin, choose{' '}
        <TextLink to="/teach/$classId" params={{ classId: String(id) }} search={{ show: 'live' }}>
          Teach live
        </TextLink>
        .
      </p>
      <ServerForm
        onSubmit={submit}
        error={agree.error}
        fields={fields}
        button={
          <Button type="submit" busy={agree.isPending} className="self-start">
            {agree.isPending ? 'Saving...' : 'Agree for the school'}
          </Button>
        }
      >
        <TextField
          {...register('school', { required: 'Please enter the name of the school.' })}
          label="Name of the school"
          autoComplete="organization"
          error={errors.school?.message}
          className="w-full max-w-sm"
        />
        <TextField
          {...register('country', { required: 'Please enter the country.' })}
          label="Country"
          autoComplete="country-name"
          error={errors.country?.message}
          className="w-full max-w-sm"
        />
        <TextField
          {...register('agreedBy', { required: 'Please enter your name.' })}
          label="Your name"
          hint="You agree for the school."
          autoComplete="name"
          error={errors.agreedBy?.message}
          className="w-full max-w-sm"
        />
        <div className="flex flex-col gap-2">
          <CheckBox
            checked={isAllowed}
            onChange={(next) => {
              setAllowed(next);
              setTickMissing(false);
            }}
            error={
              isTickMissing && !isAllowed
                ? 'Please confirm that your school may agree in place of the parents.'
                : undefined
            }
          >
            My school may agree in place of the parents, and it agrees that Qubloom keeps what these
            learners do here, for learning only.
          </CheckBox>
          <CheckBox checked={rooms} onChange={setRooms}>
            They may meet other learners in study rooms. Ready-made sentences are the only chat.
          </CheckBox>
          <CheckBox checked={rooms && freeChat} disabled={!rooms} onChange={setFreeChat}>
            In study rooms, they may also chat in their own words, behind a filter.
          </CheckBox>
        </div>
      </ServerForm>
    </section>
  );
}
