import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueCopy as copy } from '../../../content/operator/catalogue.ts';
import type { CatalogueState } from '../../../core/api/operator/catalogue.ts';
import { fill } from '../../../core/presentation/fill.ts';
import styles from '../frame.module.css';
import { moment } from '../parts/format.ts';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { ListUpload } from './list-upload.tsx';
import { catalogueQuery, type ListAction } from './queries.ts';
import { KindTable, ListFigures } from './report.tsx';
import { UploadedListPanel } from './uploaded-list.tsx';

export function CataloguePage() {
  const catalogue = useQuery(catalogueQuery());
  const [done, setDone] = useState<ListAction>();
  return (
    <>
      <p className={styles.lead}>{copy.lead}</p>
      <QueryContent query={catalogue}>
        {({ published, usesOwn, upload }) => (
          <>
            <div role="status">{!upload && done && <p className="notice">{copy.done[done]}</p>}</div>
            {upload && <UploadedListPanel key={upload.id} list={upload} isFirst={!usesOwn} onDone={setDone} />}
            <ListUpload upload={upload} />
            <InUse published={published} usesOwn={usesOwn} />
          </>
        )}
      </QueryContent>
    </>
  );
}

function InUse({ published, usesOwn }: Pick<CatalogueState, 'published' | 'usesOwn'>) {
  const { title, demonstration, unknown, about, command } = copy.inUse;
  if (!published) return <Panel title={title}>{<p>{usesOwn ? unknown : demonstration}</p>}</Panel>;
  const { fileName, publishedAt, by, report, served } = published;
  return (
    <Panel title={title} note={fill(about, { file: fileName, when: moment(publishedAt), by: by ?? command })}>
      <ListFigures report={report} served={served} />
      <KindTable report={report} />
    </Panel>
  );
}
