import { useEffect, useState } from 'react';
import { catalogueCopy } from '../../../content/operator/catalogue.ts';
import type { UploadedList } from '../../../core/api/operator/catalogue.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import pickerStyles from '../parts/picker.module.css';
import styles from './catalogue.module.css';
import { useListUpload } from './queries.ts';

const { upload: copy } = catalogueCopy;
const MAX_BYTES = 64_000_000;

/** Another file takes the place of the one that is not published. */
export function ListUpload({ upload }: { readonly upload: UploadedList | null }) {
  const { mutate, reset, variables, isPending, error } = useListUpload();
  const [isTooLarge, setTooLarge] = useState(false);
  const isRead = upload?.state === 'reading' || upload?.state === 'choosing';
  // What was wrong with an upload is over once another one is there.
  useEffect(() => {
    if (upload) reset();
  }, [upload, reset]);
  const problem = isTooLarge ? copy.tooLarge : failureText(error);
  return (
    <Panel title={copy.title} note={copy.note}>
      <label className={`${pickerStyles.field} ${pickerStyles.file}`}>
        <span>{copy.choose}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={isPending || isRead}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            setTooLarge(file !== undefined && file.size > MAX_BYTES);
            if (file && file.size <= MAX_BYTES) mutate(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <p role="status" className={styles.status}>
        {isPending && fill(copy.sending, { file: variables.name })}
      </p>
      <div role="alert">{problem && <p className="notice notice--error">{problem}</p>}</div>
    </Panel>
  );
}
