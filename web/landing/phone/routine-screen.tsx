import { Check } from 'lucide';
import { appScreens } from '../../../content/pages/app-screens.ts';
import { Bottle } from '../../illustrations/bottle.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Phone } from './phone.tsx';

const { picture, day, greeting, ritual, done, steps } = appScreens.routine;

export function RoutineScreen() {
  return (
    <Phone picture={picture} name="routine">
      <p class="phone__small">{day}</p>
      <p class="phone__title">{greeting}</p>
      <div class="today">
        <b>{ritual}</b>
        <span>{done}</span>
        <i class="today__bar" />
      </div>
      <ul class="phone__list">
        {steps.map((step) => (
          <li key={step.title} class="phone__row">
            <i class="phone__thumb">
              <Bottle shape={step.bottle} />
            </i>
            <span>
              <b>{step.title}</b>
              {step.text}
            </span>
            <i class={`phone__check${step.done ? ' phone__check--done' : ''}`}>{step.done && <Icon icon={Check} size={10} />}</i>
          </li>
        ))}
      </ul>
    </Phone>
  );
}
