import type { CurrentUser } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { myClassesQuery } from '../../../product/classes/my-classes-query.ts';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { CodeField } from '../../../product/codes/code-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

interface Entries {
  readonly code: string;
  readonly name: string;
}

export interface JoinClassProps {
  readonly user: CurrentUser;
  /** Fills in the code; empty if the address has none. */
  readonly code: string;
}

const fields = ['code', 'name'] as const;

/** Joins a class as a learner, or as another teacher if the code is one for teachers. */
export function JoinClass({ user, code }: JoinClassProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, resetField, formState } = useForm<Entries>({
    defaultValues: { code, name: nameOf(user) },
  });
  const { errors } = formState;
  const join = useMutation({
    mutationFn: ({ code, name }: Entries) =>
      call(classes.join, { body: { code, ...(name.trim() !== '' && { name }) } }),
    onSuccess: async () => {
      resetField('code', { defaultValue: '' });
      await queryClient.invalidateQueries({ queryKey: myClassesQuery.queryKey });
    },
  });
  return (
    <CardSection title="Join a class">
      <ServerForm
        onSubmit={handleSubmit((entries) =>
          join.mutate(entries, { onError: (error) => showProblems(error, fields, setError) }),
        )}
        error={join.error}
        fields={fields}
        button={
          <>
            <Button type="submit" busy={join.isPending} className="self-start">
              {join.isPending ? 'Joining...' : 'Join the class'}
            </Button>
            <p role="status" className="empty:hidden">
              {join.data?.as === 'learner' && `Welcome! You're in ${join.data.name} now.`}
              {join.data?.as === 'teacher' && `You're a teacher of ${join.data.name} now.`}
            </p>
          </>
        }
      >
        <CodeField
          {...register('code', { required: 'Please enter the code.' })}
          label="Class code"
          error={errors.code?.message}
        />
        <TextField
          {...register('name')}
          label="Your name in this class"
          hint="Only your teachers see it. Pick one that they know you by."
          autoComplete="off"
          error={errors.name?.message}
          className="w-full max-w-sm"
        />
      </ServerForm>
    </CardSection>
  );
}
