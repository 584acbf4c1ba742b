import { useRef, useState } from 'react';
import { brand } from '../../content/brand.ts';
import { contactCopy } from '../../content/pages/account.ts';
import type { ContactRequest, ContactResponse } from '../../core/api/contact-messages.ts';
import { minimumDelayMs } from '../../core/contact/minimum-delay.ts';
import { useNavigate } from '../browser/navigation.ts';
import { useTimeOnScreen } from '../browser/timers.ts';
import letter from '../illustrations/scenes/letter.svg?url';
import { EmailField } from '../ui/email-field.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { Honeypot } from './honeypot.tsx';
import { useSubmission } from './use-submission.ts';
import { type FieldError, validateEmail, validateText } from './validation.ts';

type Typed = Pick<ContactRequest, 'name' | 'email' | 'message'>;

const EMPTY: Typed = { name: '', email: '', message: '' };
const CHECKS = { name: validateText, email: validateEmail, message: validateText } satisfies Record<keyof Typed, unknown>;
const FIELDS = Object.keys(CHECKS) as (keyof Typed)[];

type Problems = { readonly [field in keyof Typed]?: FieldError };

export default function Contact() {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [sending, send] = useSubmission<ContactResponse>('/api/contact-messages');
  const navigate = useNavigate();
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const inputs = { name, email, message };
  const honeypot = useRef<HTMLInputElement>(null);
  const shownFor = useTimeOnScreen();

  const show = (found: Problems) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) inputs[first].current?.focus();
    return first === undefined;
  };
  const submit = async () => {
    if (!show(Object.fromEntries(FIELDS.map((field) => [field, CHECKS[field](typed[field])])))) return;
    const tookMs = shownFor();
    const waitMs = minimumDelayMs(tookMs);
    const message: ContactRequest = { ...typed, topic: honeypot.current?.value ?? '', tookMs: tookMs + waitMs };
    const result = await send(message, waitMs);
    if (result?.ok) {
      setTyped(EMPTY);
      void navigate('/contact-us/success');
    } else if (result?.reason === 'refused') show(result.error.fields ?? {});
  };
  const field = (key: keyof Typed) => ({
    value: typed[key],
    error: problems[key],
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [key]: value }));
      setProblems((before) => ({ ...before, [key]: undefined }));
    },
  });

  return (
    <AccountPage beside>
      <h1 className={styles.title}>{contactCopy.title}</h1>
      <p className={styles.lead}>{contactCopy.lead}</p>
      <AccountForm action={contactCopy.action} retry={contactCopy.retry} sending={sending} onSubmit={submit}>
        <Field {...field('name')} label={contactCopy.name} name="name" autoComplete="name" maxLength={120} inputRef={name} />
        <EmailField {...field('email')} inputRef={email} />
        <TextArea {...field('message')} label={contactCopy.message} name="message" maxLength={5000} inputRef={message} />
        <Honeypot inputRef={honeypot} />
      </AccountForm>
      <p className={styles.aside}>
        {contactCopy.direct} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
      <img className={styles.picture} src={letter} alt="" width="210" height="142" loading="lazy" />
    </AccountPage>
  );
}
