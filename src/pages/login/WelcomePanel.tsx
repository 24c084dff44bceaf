import portrait from './portrait.svg'
import styles from './WelcomePanel.module.css'

/** Welcome beside the login form: headline, advice and the founder's credit; hidden on small screens (specification §1). */
export function WelcomePanel({ productName }: { productName: string }) {
  return (
    <section className={styles.panel} aria-label="Welcome">
      <p className={styles.product}>{productName}</p>
      <h2 className={styles.headline}>Start adding content that people will find</h2>
      <p className={styles.advice}>
        Give clear, SEO-friendly information: a name that people search for, a tagline that says in one
        sentence what the project does, and a description that answers the first questions.
      </p>
      <figure className={styles.founder}>
        <img src={portrait} alt="Portrait of the founder" width={56} height={56} />
        <figcaption>
          <strong>The founder</strong>
          <span>Built this directory so that good open-source projects find their people</span>
        </figcaption>
      </figure>
    </section>
  )
}
