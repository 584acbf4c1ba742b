import { useQuery } from '@tanstack/react-query';
import { overviewCopy as copy } from '../../../content/operator/overview.ts';
import { dayAt, plusDays } from '../../../core/operator/period.ts';
import { now } from '../../browser/clock.ts';
import { Link } from '../../ui/link.tsx';
import { funnelQuery } from '../funnel/queries.ts';
import { Steps } from '../funnel/steps.tsx';
import { worstStage } from '../funnel/worst-stage.ts';
import { momentsOf } from '../parts/moments.ts';
import { OtherCurrencies } from '../parts/other-currencies.tsx';
import { Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useReportZone } from '../parts/report-zone.ts';
import { useIsAllowed } from '../parts/role.ts';
import { Hours } from './hours.tsx';
import { NewOrders } from './new-orders.tsx';
import { OpenTasks } from './open-tasks.tsx';
import styles from './overview.module.css';
import { morningQuery } from './queries.ts';
import { morningSentence } from './sentence.ts';
import { Tiles } from './tiles.tsx';
import { Yesterday } from './yesterday.tsx';

const FUNNEL_DAYS = 7;

/** The morning screen: the day in a sentence, beside the same weekday a week before, and what waits. */
export function OverviewPage() {
  const zone = useReportZone();
  const today = dayAt(now(), zone);
  const seesMoney = useIsAllowed('see-revenue');
  const morning = useQuery({ ...morningQuery(zone), enabled: seesMoney });
  const period = { from: plusDays(today, 1 - FUNNEL_DAYS), to: today, zone };
  const funnel = useQuery(funnelQuery(momentsOf(period), [], true));
  const worst = funnel.data && worstStage(funnel.data.stages);
  return (
    <>
      {morning.data && <p className={styles.sentence}>{morningSentence(morning.data, worst, zone)}</p>}
      {morning.data && <Yesterday report={morning.data} />}
      <OpenTasks zone={zone} />
      {seesMoney && (
        <QueryContent query={morning}>
          {(report) => (
            <>
              <Tiles report={report} zone={zone} />
              <OtherCurrencies title={copy.otherCurrencies} amounts={report.otherCurrencies} />
              <Hours report={report} zone={zone} />
            </>
          )}
        </QueryContent>
      )}
      <div className={styles.columns}>
        {seesMoney && (
          <div className={styles.orders}>{morning.data && <NewOrders orders={morning.data.orders} zone={zone} />}</div>
        )}
        <QueryContent query={funnel}>
          {({ stages, previous }) =>
            stages.length > 0 && (
              <Panel title={copy.funnel.title} action={<Link href="/operator/funnel">{copy.funnel.all}</Link>}>
                <Steps stages={stages} other={previous} against={copy.funnel.against} />
              </Panel>
            )
          }
        </QueryContent>
      </div>
    </>
  );
}
