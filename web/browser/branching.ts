import { BranchingJourney } from '../../core/funnel/branching-journey.ts';
import { routeAt } from '../routes.ts';
import { branch, currentJourney } from './journey.ts';
import { navigate, shownLocation } from './navigation.ts';

branch(BranchingJourney);
shownLocation.subscribe(leaveUnasked);

/** A link or an answer that was changed may lead to a step that this visitor is not asked. */
function leaveUnasked(): void {
  const journey = currentJourney();
  const step = routeAt(shownLocation.get().path)?.step;
  if (step && journey instanceof BranchingJourney && !journey.isAsked(step)) void navigate(journey.next(step), { replace: true });
}
