import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { CodeField } from '../../../product/codes/code-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

const fields = ['code'] as const;

export function JoinAsTeacher() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const join = useMutation({
    mutationFn: (code: string) => call(classes.join, { body: { code } }),
    onSuccess: async ({ id, as }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.classes });
      // A learner's code works here, too.
      if (as === 'learner') await navigate({ to: '/classes' });
      else await navigate({ to: '/teach/$classId', params: { classId: String(id) } });
    },
  });
  return (
    <CardSection
      title="Teach together"
      intro="Another teacher can make a code for you on the page of their class."
    >
      <ServerForm
        onSubmit={handleSubmit(({ code }) =>
          join.mutate(code, { onError: (error) => showProblems(error, fields, setError) }),
        )}
        error={join.error}
        fields={fields}
        button={
          <Button type="submit" variant="secondary" busy={join.isPending} className="self-start">
            {join.isPending ? 'Joining...' : 'Join as a teacher'}
          </Button>
        }
      >
        <CodeField
          {...register('code', { required: 'Please enter the code.' })}
          label="Teacher's code"
          error={formState.errors.code?.message}
        />
      </ServerForm>
    </CardSection>
  );
}
