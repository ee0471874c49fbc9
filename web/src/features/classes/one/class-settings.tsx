/** The teachers of a class, its name, and its end. */
import type { SchoolClass } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call, errorSentence } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { namesOf } from '../../../product/learner/names-of.ts';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EndYear } from './end-year.tsx';

interface OfClass {
  readonly shown: SchoolClass;
}

export function ClassSettings({ shown }: OfClass) {
  const { teachers } = shown;
  return (
    <CardSection title="About this class">
      <p className="break-words">
        {teachers.length === 1 ? 'Teacher' : 'Teachers'}: {namesOf(teachers)}
      </p>
      <Rename key={shown.name} shown={shown} />
      {shown.sendsRecords !== null && <Records id={shown.id} isOn={shown.sendsRecords} />}
      <hr className="border-line" />
      <Archive shown={shown} />
      <EndYear shown={shown} />
      {teachers.length > 1 && <Leave shown={shown} />}
    </CardSection>
  );
}

const fields = ['name'] as const;

function Rename({ shown: { id, name } }: OfClass) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name } });
  const rename = useMutation({
    mutationFn: (next: string) => call(classes.change, { params: { id }, body: { name: next } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.classes }),
  });
  return (
    <ServerForm
      onSubmit={handleSubmit((entries) =>
        rename.mutate(entries.name, { onError: (error) => showProblems(error, fields, setError) }),
      )}
      error={rename.error}
      fields={fields}
      button={
        <Button type="submit" variant="secondary" busy={rename.isPending} className="self-start">
          {rename.isPending ? 'Saving...' : 'Save the name'}
        </Button>
      }
    >
      <TextField
        {...register('name', { required: 'Please enter a name for the class.' })}
        label="Name of the class"
        autoComplete="off"
        error={formState.errors.name?.message}
        className="w-full max-w-sm"
      />
    </ServerForm>
  );
}

interface RecordsProps extends Pick<SchoolClass, 'id'> {
  readonly isOn: boolean;
}

function Records({ id, isOn }: RecordsProps) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (sendsRecords: boolean) =>
      call(classes.change, { params: { id }, body: { sendsRecords } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.classes }),
  });
  return (
    <>
      <hr className="border-line" />
      <CheckBox
        checked={change.isPending ? change.variables : isOn}
        onChange={(next) => change.mutate(next)}
      >
        Send what this class learns to our school&apos;s learning record store: finished lessons,
        quiz results, and solved tasks, with a number for each learner and no names.
      </CheckBox>
      {change.error && <FieldError>{errorSentence(change.error)}</FieldError>}
    </>
  );
}

function Archive({ shown: { id, name, archivedAt } }: OfClass) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const isArchived = archivedAt !== null;
  const change = useMutation({
    mutationFn: () => call(classes.change, { params: { id }, body: { isArchived: !isArchived } }),
    onSuccess: () => {
      setOpen(false);
      return queryClient.invalidateQueries({ queryKey: queryKeys.classes });
    },
  });
  if (isArchived) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>This class is archived. Its learners can go on learning, but nobody can join.</p>
        {change.error && <FieldError>{errorSentence(change.error)}</FieldError>}
        <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate()}>
          Bring the class back
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p>Archive the class when it is over. Its learners keep their accounts.</p>
      <Dialog
        title={`Archive ${name}?`}
        description="You can bring the class back later, on this page."
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          change.reset();
        }}
        trigger={<Button variant="secondary">Archive the class</Button>}
      >
        <Consequences
          title="What ends"
          items={[
            'Its codes. Nobody can join anymore.',
            'Its assignments. Learners see them again if you bring the class back.',
            'A live lesson that is running.',
            'A plan that a teacher pays for, at the end of its period.',
          ]}
        />
        <Consequences
          title="What stays"
          items={['The accounts of your learners.', 'Everything they have learned.']}
        />
        {change.error && <FieldError>{errorSentence(change.error)}</FieldError>}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={change.isPending} onClick={() => change.mutate()}>
            {change.isPending ? 'Archiving...' : 'Archive it now'}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Keep it open
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

interface ConsequencesProps {
  readonly title: string;
  readonly items: readonly string[];
}

function Consequences({ title, items }: ConsequencesProps) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Leave({ shown: { id, name } }: OfClass) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => call(classes.leave, { params: { id }, body: {} }),
    onSuccess: async () => {
      await navigate({ to: '/teach' });
      await queryClient.invalidateQueries({ queryKey: queryKeys.classes, exact: true });
    },
  });
  return (
    <Dialog
      title={`Leave ${name}`}
      description="You no longer see this class and its records. The other teachers go on, and one of them can let you in again."
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        leave.reset();
      }}
      trigger={
        <Button variant="quiet" className="self-start">
          Leave the class
        </Button>
      }
    >
      {leave.error && <FieldError>{errorSentence(leave.error)}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
          {leave.isPending ? 'Leaving...' : 'Leave it now'}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}
