import { Panel } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import {
  answerInWords,
  answerPicture,
  listShown,
  namesOfConsent,
  type VisitQuestion,
} from '@/contract/visit-questions';
import { DrawnName } from '@/features/booking/questions/components/drawn-name';
import { getWords, textsOf } from '@/i18n/translations';
import { formatCalendarDate, formatMoment } from '@/lib/time/clinic-time';
import { StaffPicture } from './contract-cards';

/** Shows the questions before a visit and their answers; nothing if there are none. */
export async function VisitAnswers({
  file: { visitAnswers, documentId: id, timeZone },
  seesPictures,
}: {
  file: AppointmentDetail;
  seesPictures: boolean;
}) {
  if (visitAnswers === null) return null;
  const [locale, t] = await getWords('appointments.answers');
  const { questions, answers, answeredAt } = visitAnswers;
  const words = textsOf(t, 'yes', 'no', 'picture', 'nothing');
  const sayAnswer = (question: VisitQuestion): string => {
    const [first] = answers[question.key] ?? [];
    if (first === undefined) return words.nothing;
    if (question.kind === 'picture') return words.picture;
    if (question.kind === 'date') return formatCalendarDate({ date: first, locale });
    return answerInWords(question, answers, locale, words).join(' · ');
  };
  const note =
    answeredAt === null
      ? t('none')
      : t(questions.length > 0 ? 'answered' : 'unreadable', {
          moment: formatMoment({ instant: answeredAt, timeZone, locale }),
        });
  return (
    <Panel className="md:col-span-2" title={t('title')} text={note}>
      {answeredAt === null ? null : (
        <dl className="mt-2 divide-y divide-line">
          {listShown(questions, answers).map((question) => (
            <div key={question.key} className="py-2">
              <dt className={question.kind === 'heading' ? 'pt-2 font-semibold' : 'text-sm text-text-soft'}>
                {question.label[locale]}
              </dt>
              {question.kind === 'heading' ? null : (
                <dd>
                  {question.kind === 'picture' && answers[question.key] && seesPictures ? (
                    <StaffPicture id={id} side={answerPicture(question.key)} label={question.label[locale]} />
                  ) : (
                    <bdi className="whitespace-pre-line">{sayAnswer(question)}</bdi>
                  )}
                  {question.kind === 'consent'
                    ? namesOfConsent(answers[question.key]).drawn.map((path) => (
                        <DrawnName
                          key={path}
                          path={path}
                          label={`${t('drawn')}: ${question.label[locale]}`}
                          className="mt-1 max-w-xs"
                        />
                      ))
                    : null}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
