import { newEmailCopy } from '../../content/pages/manage.ts';
import { EmailLink } from './email-link.tsx';

export default function NewEmail() {
  return <EmailLink copy={newEmailCopy} path="/api/manage/email-confirmations" />;
}
