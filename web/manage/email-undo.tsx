import { emailUndoCopy } from '../../content/pages/manage.ts';
import { EmailLink } from './email-link.tsx';

export default function EmailUndo() {
  return <EmailLink copy={emailUndoCopy} path="/api/manage/email-undos" />;
}
