import { Check } from 'lucide';
import { appScreens } from '../../../content/pages/app-screens.ts';
import { Bottle } from '../../illustrations/bottle.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Phone } from './phone.tsx';

const { picture, day, greeting, ritual, done, steps } = appScreens.routine;

export function RoutineScreen() {
  return (
    <Phone picture={picture} name="routine">
      <p className="phone__small">{day}</p>
      <p className="phone__title">{greeting}</p>
      <div className="today">
        <b>{ritual}</b>
        <span>{done}</span>
        <i className="today__bar" />
      </div>
      <ul className="phone__list">
        {steps.map((step) => (
          <li key={step.title} className="phone__row">
            <i className="phone__thumb">
              <Bottle shape={step.bottle} />
            </i>
            <span>
              <b>{step.title}</b>
              {step.text}
            </span>
            <i className={`phone__check${step.done ? ' phone__check--done' : ''}`}>
              {step.done && <Icon icon={Check} size={10} />}
            </i>
          </li>
        ))}
      </ul>
    </Phone>
  );
}
