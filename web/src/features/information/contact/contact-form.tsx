import { zodResolver } from '@hookform/resolvers/zod';
import { contactDelay, ContactMessage, ContactTopic } from '@qubloom/contract';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useSiteFacts } from '../../../product/site/site-facts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { emptyMessage, topicLabels } from './contact-content.ts';
import { TextArea } from '../parts/text-area.tsx';
import { TopicField } from '../parts/topic-field.tsx';

/** Imitates sending and thanks, but sends nothing yet, and says so before and after. */
export function ContactForm() {
  const { register, control, handleSubmit, reset, formState } = useForm<ContactMessage>({
    resolver: zodResolver(ContactMessage),
    mode: 'onTouched',
    defaultValues: emptyMessage,
  });
  const { errors } = formState;
  const toasts = useToasts();
  const { supportEmail } = useSiteFacts();
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const end = setTimeout(() => {
      setSending(false);
      reset(emptyMessage);
      toasts.show({
        title: 'Thank you for your message!',
        description: notSent(supportEmail),
      });
    }, contactDelay);
    return () => clearTimeout(end);
  }, [isSending, reset, supportEmail, toasts]);
  return (
    <form
      noValidate
      aria-label="Contact"
      // Keeps the browser from sending the form if it is submitted before the scripts have loaded.
      method="dialog"
      onSubmit={(event) => void handleSubmit(() => setSending(true))(event)}
      className="flex flex-col gap-5"
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...register('name')}
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...register('email')}
          type="email"
          label="Email"
          autoComplete="email"
          error={errors.email?.message}
        />
      </div>
      <Controller
        control={control}
        name="inquiry"
        render={({ field }) => (
          <TopicField
            name="inquiry"
            topics={ContactTopic.options}
            labels={topicLabels}
            chosen={field.value}
            onChoose={field.onChange}
            error={errors.inquiry?.message}
            className="sm:grid-cols-2"
          />
        )}
      />
      <TextField {...register('subject')} label="Subject" error={errors.subject?.message} />
      <TextArea {...register('message')} label="Message" error={errors.message?.message} />
      <Button type="submit" size="large" disabled={isSending} className="self-start">
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

const notSent = (supportEmail: string | null) =>
  `This form is still being tried out, so nothing was sent.${supportEmail === null ? '' : ` ${supportEmail} reaches us today.`}`;
