import { Flex, Portal, Typography } from '@strapi/design-system';
import { useLocation } from 'react-router-dom';
import { inScreenLanguage } from '../language';
import { type Usage, UsageList } from '../panels/usage-list';
import { useAnswer } from '../panels/use-answer';
import { LOADING, UNKNOWN, WHERE_USED } from '../panels/used-words';
import { hiddenWords } from './hidden-words';
import { openedPicture } from './opened-picture';
import { usePlaceInDetails } from './use-place-in-details';

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
