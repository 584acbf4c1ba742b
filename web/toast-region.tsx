import { uiCopy } from '../content/ui.ts';
import { useStore } from './browser/store.ts';
import { toast, toastStore } from './browser/toast.ts';
import { Toast } from './ui/toast.tsx';

export function ToastRegion() {
  const message = useStore(toastStore);
  return message && <Toast onClose={toast.dismiss}>{message}</Toast>;
}

export function sayUnreachable(): void {
  toast.show(uiCopy.unreachable);
}
