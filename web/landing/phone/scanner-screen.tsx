import { Check } from 'lucide';
import { appScreens } from '../../../content/pages/app-screens.ts';
import { Bottle } from '../../illustrations/bottle.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Phone } from './phone.tsx';

const { picture, title, product, verdict, notes } = appScreens.scanner;

export function ScannerScreen() {
  return (
    <Phone picture={picture} name="scanner">
      <p className="phone__title">{title}</p>
      <div className="scan scan--product">
        <Bottle shape="dropper" />
      </div>
      <b className="scanner__product">{product}</b>
      <span className="scanner__verdict">
        <Icon icon={Check} size={12} />
        {verdict}
      </span>
      <ul className="scanner__notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Phone>
  );
}
