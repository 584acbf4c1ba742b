import type { ComponentChildren } from 'preact';
import { formCopy } from '../../content/pages/forms.ts';
import { Button } from '../ui/button.tsx';
import type { Sending } from './sending.ts';

type Props = {
  readonly action: string;
  /** What the button says after a failure. */
  readonly retry: string;
  readonly sending: Sending;
  readonly onSend: () => void;
  readonly children: ComponentChildren;
};

/** Fields and one button. `method="dialog"` keeps a form that is sent before the page's code runs from putting an address in the URL. */
export function AccountForm({ action, retry, sending: { busy, failure }, onSend, children }: Props) {
  return (
    <form
      class="account__form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <div role="alert">{failure && <p class="notice notice--error">{failure}</p>}</div>
      <Button type="submit" wide busy={busy} busyLabel={formCopy.sending}>
        {failure ? retry : action}
      </Button>
    </form>
  );
}
