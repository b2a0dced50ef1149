import { Flex, Portal, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ArabicForms, countInArabic, type Words } from '../../content/editorial/problem';
import { inScreenLanguage } from '../language';
import { type Usage, UsageList } from '../panels/usage-list';
import { LOADING, UNKNOWN, useAnswer, WHERE_USED } from '../panels/use-answer';
import { openedPicture } from './opened-picture';

/** Heading of Strapi's own details of the file; ours is placed above it. */
const HEADING = '[role="dialog"] form h3:not([data-clinic])';

/** Finds a place above a picture's details in Strapi 5.54, which has no extension point; shows nothing if its markup differs. */
function usePlaceInDetails(): HTMLElement {
  const [place] = useState(() => {
    const made = document.createElement('div');
    // To Strapi a press in here would be one outside its details, which closes them.
    made.addEventListener('pointerdown', (event) => event.stopPropagation());
    return made;
  });
  useEffect(() => {
    const stand = () => {
      if (!place.isConnected) document.querySelector(HEADING)?.before(place);
    };
    const watch = new MutationObserver(stand);
    watch.observe(document.body, { childList: true, subtree: true });
    stand();
    return () => {
      watch.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

const ARABIC: ArabicForms = {
  one: () => 'وفي مدخل آخر لا يُسمح لك برؤيته.',
  two: () => 'وفي مدخلين آخرين لا يُسمح لك برؤيتهما.',
  few: (count) => `وفي ${count} مداخل أخرى لا يُسمح لك برؤيتها.`,
  many: (count) => `وفي ${count} مدخلًا آخر لا يُسمح لك برؤيتها.`,
  other: (count) => `وفي ${count} مدخل آخر لا يُسمح لك برؤيتها.`,
};

/** Counts entries that show a picture and that the editor may not see. */
function hiddenWords(count: number): Words {
  const en = count === 1 ? 'And in 1 entry you may not see.' : `And in ${count} entries you may not see.`;
  return { en, ar: countInArabic(ARABIC, count) };
}

const NOT_USED = {
  en: 'Nothing shows this picture. It can be deleted.',
  ar: 'لا تظهر هذه الصورة في أي مكان، ويمكن حذفها.',
};

function Places({ picture }: { picture: number }) {
  const answer = useAnswer<{ usages: Usage[]; notShown: number }>(
    `/content-manager/clinic/picture-usages?id=${picture}`,
  );
  if (!answer) {
    return <Typography variant="pi">{inScreenLanguage(answer === null ? UNKNOWN : LOADING)}</Typography>;
  }
  const { usages, notShown } = answer;
  return (
    <>
      {usages.length > 0 ? <UsageList usages={usages} /> : null}
      {notShown > 0 ? <Typography variant="pi">{inScreenLanguage(hiddenWords(notShown))}</Typography> : null}
      {usages.length + notShown === 0 ? (
        <Typography variant="pi">{inScreenLanguage(NOT_USED)}</Typography>
      ) : null}
    </>
  );
}

function InDetails({ picture }: { picture: number }) {
  const place = usePlaceInDetails();
  return (
    <Portal container={place}>
      <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={4}>
        <Typography variant="beta" fontWeight="semiBold" tag="h3" data-clinic="">
          {inScreenLanguage(WHERE_USED)}
        </Typography>
        <Places picture={picture} />
      </Flex>
    </Portal>
  );
}

/** List in the details of a picture: entries that show it, with links, so that nobody deletes what the site shows. */
export function PictureUsages() {
  const picture = openedPicture(useLocation());
  return picture === null ? null : <InDetails picture={picture} />;
}
