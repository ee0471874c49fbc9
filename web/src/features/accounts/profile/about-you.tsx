import {
  ageRangesUpTo,
  type AgeRange,
  type ChangeProfileBody,
  type CurrentUser,
} from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../product/api/api.ts';
import { profile } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { currentUserQuery } from '../../../product/learner/auth.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { TextField, type TextFieldProps } from '../../../ui/controls/text-field.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { showProblems } from '../../../product/forms/form-problems.ts';
import { ServerForm } from '../../../product/forms/server-form.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

const ageLabels: Readonly<Record<AgeRange, string>> = {
  'under-13': 'Under 13',
  '13-17': '13 to 17',
  '18-plus': '18 or over',
};

interface Entries {
  readonly firstName: string;
  readonly lastName: string;
  readonly parentEmail: string;
  readonly password: string;
  /** Empty means the browser's zone. */
  readonly timeZone: string;
}

const fields = ['firstName', 'lastName', 'parentEmail', 'password', 'timeZone'] as const;

export function AboutYou({ user }: { readonly user: CurrentUser }) {
  const [ageRange, setAgeRange] = useState(user.ageRange);
  const save = useSave();
  const { register, handleSubmit, setError, control, formState } = useForm<Entries>({
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      parentEmail: '',
      password: '',
      timeZone: user.isTimeZoneChosen ? user.timeZone : '',
    },
  });
  const zone = useWatch({ control, name: 'timeZone' });
  const isYoung = ageRange === 'under-13';
  const becomesYoung = isYoung && user.ageRange !== 'under-13';
  const send = ({ firstName, lastName, parentEmail, password, timeZone }: Entries) =>
    save.mutate(
      {
        firstName,
        ...(isYoung ? {} : { lastName }),
        ageRange,
        ...(becomesYoung ? { parentEmail, password } : {}),
        timeZone: timeZone === '' ? null : timeZone,
      },
      { onError: (error) => showProblems(error, fields, setError) },
    );
  const { errors } = formState;
  return (
    <CardSection title="About you">
      <ServerForm
        onSubmit={handleSubmit(send)}
        error={save.error}
        fields={fields}
        button={
          <Button type="submit" busy={save.isPending} className="self-start">
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        }
      >
        <TextField
          {...register('firstName')}
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        {!isYoung && (
          <TextField
            {...register('lastName')}
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
          />
        )}
        <AgeRangeField
          ranges={ageRangesUpTo(user.ageRange)}
          chosen={ageRange}
          onChoose={setAgeRange}
        />
        {becomesYoung && (
          <ParentFields
            parentEmail={{ ...register('parentEmail'), error: errors.parentEmail?.message }}
            password={{ ...register('password'), error: errors.password?.message }}
          />
        )}
        <ZoneField {...register('timeZone')} current={zone} error={errors.timeZone?.message} />
      </ServerForm>
    </CardSection>
  );
}

type Field = Omit<TextFieldProps, 'label'>;

interface ParentFieldsProps {
  readonly parentEmail: Field;
  readonly password: Field;
}

function ParentFields({ parentEmail, password }: ParentFieldsProps) {
  return (
    <>
      <TextField
        {...parentEmail}
        type="email"
        label="Parent or guardian's email"
        hint="Under 13, emails about your account go to a grown-up. We keep no last name then."
      />
      <PasswordField {...password} label="Your password again" autoComplete="current-password" />
    </>
  );
}

function useSave() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (body: ChangeProfileBody) => call(profile.change, { body }),
    onSuccess: async (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toasts.show({ title: 'Saved', description: 'Your profile is up to date.' });
      await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard });
    },
  });
}

interface AgeRangeFieldProps {
  readonly ranges: readonly AgeRange[];
  readonly chosen: AgeRange;
  readonly onChoose: (ageRange: AgeRange) => void;
}

function AgeRangeField({ ranges, chosen, onChoose }: AgeRangeFieldProps) {
  const options = ranges.map((value) => ({ value, label: ageLabels[value] }));
  return (
    <div className="flex flex-col gap-1.5">
      <Choices label="How old are you?" options={options} chosen={chosen} onChoose={onChoose} />
      {chosen !== '18-plus' && (
        <p className="text-sm text-ink-soft">
          Older than that by now? Ask a grown-up to write to us.
        </p>
      )}
    </div>
  );
}

const zones = () => Intl.supportedValuesOf('timeZone');

interface ZoneFieldProps extends React.ComponentProps<'select'> {
  readonly current: string;
  readonly error: string | undefined;
}

function ZoneField({ current, error, ...rest }: ZoneFieldProps) {
  const known = zones();
  return (
    <SelectField
      {...rest}
      label="Time zone"
      hint="It says when a new day begins for your streak."
      error={error}
    >
      <option value="">As my device</option>
      {/* A browser may call the same zone by another name. */}
      {current !== '' && !known.includes(current) && <option value={current}>{current}</option>}
      {known.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}
