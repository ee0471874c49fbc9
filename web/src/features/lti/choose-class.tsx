/** A teacher chooses the class of a course, and may then make accounts for its people. */
import type { CurrentUser, MyClasses } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { timeZone } from '../../lib/browser/time-zone.ts';
import { call } from '../../product/api/api.ts';
import { AgeOfLearners, type AgeOfLearner } from '../../product/classes/age-of-learners.tsx';
import { myClassesQuery } from '../../product/classes/my-classes-query.ts';
import { classes, lti } from '../../product/api/endpoints.ts';
import { showProblems } from '../../product/forms/form-problems.ts';
import { ServerForm } from '../../product/forms/server-form.tsx';
import { NotLoaded } from '../../product/site/not-loaded.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AddPeople } from './add-people.tsx';
import type { OfArrival } from './arrival.ts';

type Props = OfArrival & { readonly user: CurrentUser };

export function ChooseClass(props: Props) {
  const { data: mine, error, refetch } = useQuery(myClassesQuery);
  const [onward, setOnward] = useState<string | null>(null);
  if (onward !== null) return <AddPeople launch={props.launch} onward={onward} />;
  if (!mine && error) return <NotLoaded onRetry={() => void refetch()} />;
  if (!mine) {
    return (
      <Loading label="Getting your classes...">
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  return <ClassForm {...props} mine={mine} onConnected={setOnward} />;
}

type ClassFormProps = Props & {
  readonly mine: MyClasses;
  readonly onConnected: (onward: string) => void;
};

/** The value of the menu for a class that does not exist yet. */
const another = 'new';

const fields = ['password'] as const;

function ClassForm({ launch, arrival, user, mine, onConnected }: ClassFormProps) {
  const open = mine.teaches.filter(({ archivedAt }) => archivedAt === null);
  const [chosen, setChosen] = useState(String(open[0]?.id ?? another));
  const [name, setName] = useState(arrival.course?.slice(0, 60) ?? '');
  const [ageRange, setAgeRange] = useState<AgeOfLearner | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const queryClient = useQueryClient();
  const connect = useMutation({
    mutationFn: async ({
      age,
      password,
    }: {
      readonly age: AgeOfLearner;
      readonly password: string;
    }) => {
      const id = chosen === another ? await makeClass(name) : Number(chosen);
      const classId = open.find((one) => one.id === id)?.id ?? id;
      // If the course cannot be connected, the class that was just made is the chosen one from now on.
      setChosen(String(classId));
      await queryClient.invalidateQueries(myClassesQuery);
      return call(lti.connect, {
        body: {
          launch,
          classId: classId as MyClasses['teaches'][number]['id'],
          ageRange: age,
          password,
        },
      });
    },
    onSuccess: ({ path }) => onConnected(path),
  });
  return (
    <ServerForm
      error={connect.error}
      fields={fields}
      onSubmit={handleSubmit(({ password }) => {
        if (ageRange === null) return;
        const onError = (problem: Error) => showProblems(problem, fields, setError);
        connect.mutate({ age: ageRange, password }, { onError });
      })}
      button={
        <Button
          type="submit"
          disabled={ageRange === null}
          busy={connect.isPending}
          className="self-start"
        >
          {connect.isPending ? 'Connecting...' : 'Connect the course'}
        </Button>
      }
    >
      <p>
        You are signed in as {user.username}. Which class does this course belong to? Its learners
        come in from your course, and their results go back there.
      </p>
      <SelectField label="Class" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {open.map((one) => (
          <option key={one.id} value={String(one.id)}>
            {one.name}
          </option>
        ))}
        <option value={another}>A new class</option>
      </SelectField>
      {chosen === another && (
        <TextField
          label="Name of the class"
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <AgeOfLearners value={ageRange} onChoose={setAgeRange}>
        <p className="text-sm text-ink-soft">
          Under 13, your school has to agree first. You find its agreement on the page of your
          class.
        </p>
      </AgeOfLearners>
      <PasswordField
        {...register('password', { required: 'Please enter your password.' })}
        label="Your password again"
        hint="From now on, your course opens this account without a password."
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
    </ServerForm>
  );
}

async function makeClass(name: string): Promise<number> {
  const { id } = await call(classes.make, { body: { name, timeZone: timeZone() } });
  return id;
}
