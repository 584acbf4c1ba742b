import { appScreens } from '../../../content/pages/app-screens.ts';
import { ModelAgain } from '../../illustrations/model.tsx';
import { Phone } from './phone.tsx';

const { picture, title, hint, zones } = appScreens.scan;

export function ScanScreen() {
  return (
    <Phone picture={picture} name="scan">
      <p class="phone__title">{title}</p>
      <div class="scan">
        <ModelAgain />
        <i class="scan__line" />
      </div>
      <p class="phone__small">{hint}</p>
      <ul class="scan__zones">
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
