import { appScreens } from '../../../content/pages/app-screens.ts';
import { ModelAgain } from '../../illustrations/model.tsx';
import { Phone } from './phone.tsx';

const { picture, title, hint, zones } = appScreens.scan;

export function ScanScreen() {
  return (
    <Phone picture={picture} name="scan">
      <p className="phone__title">{title}</p>
      <div className="scan">
        <ModelAgain />
        <i className="scan__line" />
      </div>
      <p className="phone__small">{hint}</p>
      <ul className="scan__zones">
        {zones.map((zone) => (
          <li key={zone}>
            {zone}
            <i />
          </li>
        ))}
      </ul>
    </Phone>
  );
}
