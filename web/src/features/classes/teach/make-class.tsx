import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { timeZone } from '../../../lib/browser/time-zone.ts';
import { call } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

const fields = ['name'] as const;

export function MakeClass({ isFirst }: { readonly isFirst: boolean }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } });
  const make = useMutation({
    mutationFn: (name: string) => call(classes.make, { body: { name, timeZone: timeZone() } }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.classes });
      await navigate({ to: '/teach/$classId', params: { classId: String(id) } });
    },
  });
  return (
    <CardSection
      title={isFirst ? 'Make your first class' : 'Make another class'}
      intro="You can try one class of ten learners on the free courses. It costs nothing."
    >
      <ServerForm
        onSubmit={handleSubmit(({ name }) =>
          make.mutate(name, { onError: (error) => showProblems(error, fields, setError) }),
        )}
        error={make.error}
        fields={fields}
        button={
          <Button
            type="submit"
            variant={isFirst ? 'primary' : 'secondary'}
            busy={make.isPending}
            className="self-start"
          >
            {make.isPending ? 'Making it...' : 'Make the class'}
          </Button>
        }
      >
        <TextField
          {...register('name', { required: 'Please enter a name for the class.' })}
          label="Name of the class"
          hint={`Your learners see it, too. Days and weeks follow your time zone, ${timeZone().replaceAll('_', ' ')}.`}
          autoComplete="off"
          error={formState.errors.name?.message}
          className="w-full max-w-sm"
        />
      </ServerForm>
    </CardSection>
  );
}
