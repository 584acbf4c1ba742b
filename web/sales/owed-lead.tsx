import { useEffect } from 'react';
import { salesCopy } from '../../content/pages/sales.ts';
import { flushLead, useLeadFailure } from '../browser/lead-outbox.ts';
import { toast } from '../browser/toast.ts';

/** Sends the address that was left, and tells the visitor while that fails. */
export default function OwedLead() {
  const failure = useLeadFailure();
  useEffect(() => void flushLead(), []);
  useEffect(() => {
    if (!failure) return;
    toast.show(salesCopy.lead[failure]);
    return toast.dismiss;
  }, [failure]);
  return null;
}
