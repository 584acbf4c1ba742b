/* Small modules of most screens, which are bundled with the app instead of one file each. */
import '../content/pages/quiz.ts';
import '../content/timings.ts';
import '../core/funnel/answers.ts';
import '../core/presentation/fill.ts';
import './browser/motion.ts';
import './design/icon.svg?url';
import './illustrations/drawing.tsx';
import './quiz/step-answer.ts';
import './ui/claim-line.tsx';
import './ui/icon.tsx';
import 'lucide/dist/esm/icons/arrow-left.mjs';
import 'lucide/dist/esm/icons/check.mjs';
